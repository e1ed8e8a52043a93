/** The drawings of the boat, for wide screens and for phones. */

import type { Component } from "svelte";

import type { FurnitureName } from "../plan/furniture";
import type { Plan } from "../plan/geometry";
import TallBunks from "./tall/Bunks.svelte";
import TallCabin from "./tall/Cabin.svelte";
import TallEngine from "./tall/Engine.svelte";
import TallHull from "./tall/Hull.svelte";
import TallHullEdge from "./tall/HullEdge.svelte";
import TallKrakenArmFront from "./tall/KrakenArmFront.svelte";
import TallKrakenArms from "./tall/KrakenArms.svelte";
import TallLaundry from "./tall/Laundry.svelte";
import TallMess from "./tall/Mess.svelte";
import TallMissiles from "./tall/Missiles.svelte";
import TallPumps from "./tall/Pumps.svelte";
import TallReactor from "./tall/Reactor.svelte";
import TallSea from "./tall/Sea.svelte";
import TallSeaLife from "./tall/SeaLife.svelte";
import TallStores from "./tall/Stores.svelte";
import TallTower from "./tall/Tower.svelte";
import TallWalls from "./tall/Walls.svelte";
import WideBunks from "./wide/Bunks.svelte";
import WideCabin from "./wide/Cabin.svelte";
import WideEngine from "./wide/Engine.svelte";
import WideHull from "./wide/Hull.svelte";
import WideHullEdge from "./wide/HullEdge.svelte";
import WideKrakenArmFront from "./wide/KrakenArmFront.svelte";
import WideKrakenArms from "./wide/KrakenArms.svelte";
import WideLaundry from "./wide/Laundry.svelte";
import WideMess from "./wide/Mess.svelte";
import WideMissiles from "./wide/Missiles.svelte";
import WidePumps from "./wide/Pumps.svelte";
import WideReactor from "./wide/Reactor.svelte";
import WideSea from "./wide/Sea.svelte";
import WideSeaLife from "./wide/SeaLife.svelte";
import WideStores from "./wide/Stores.svelte";
import WideTower from "./wide/Tower.svelte";
import WideWalls from "./wide/Walls.svelte";

export interface Art {
  readonly Sea: Component;
  readonly SeaLife: Component;
  readonly Hull: Component;
  readonly HullEdge: Component;
  readonly Walls: Component<{ room: number }>;
  readonly KrakenArms: Component;
  readonly KrakenArmFront: Component;
  readonly furniture: Readonly<Record<FurnitureName, Component>>;
}

export const ART: Readonly<Record<Plan["kind"], Art>> = {
  wide: {
    Sea: WideSea,
    SeaLife: WideSeaLife,
    Hull: WideHull,
    HullEdge: WideHullEdge,
    Walls: WideWalls,
    KrakenArms: WideKrakenArms,
    KrakenArmFront: WideKrakenArmFront,
    furniture: {
      engine: WideEngine,
      pumps: WidePumps,
      laundry: WideLaundry,
      reactor: WideReactor,
      mess: WideMess,
      tower: WideTower,
      missiles: WideMissiles,
      stores: WideStores,
      bunks: WideBunks,
      cabin: WideCabin,
    },
  },
  tall: {
    Sea: TallSea,
    SeaLife: TallSeaLife,
    Hull: TallHull,
    HullEdge: TallHullEdge,
    Walls: TallWalls,
    KrakenArms: TallKrakenArms,
    KrakenArmFront: TallKrakenArmFront,
    furniture: {
      engine: TallEngine,
      pumps: TallPumps,
      laundry: TallLaundry,
      reactor: TallReactor,
      mess: TallMess,
      tower: TallTower,
      missiles: TallMissiles,
      stores: TallStores,
      bunks: TallBunks,
      cabin: TallCabin,
    },
  },
};
