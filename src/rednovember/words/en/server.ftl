cli-serve-listening = The server is listening at { $address }
