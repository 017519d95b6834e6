import type Server from 'webpack-dev-server';
import type {Screen} from './loadErrors';

/** Returns a screen that shows nothing until it is connected to the preview's server. */
export function createScreen(): Screen & {connect: (server: Server) => void} {
  let connected: Server | undefined;
  // webpack-dev-server's client shows messages of these types over the page and removes them.
  const send = (type: 'invalid' | 'errors' | 'ok', data?: unknown): void =>
    connected?.sendMessage(connected.webSocketServer?.clients ?? [], type, data);
  return {
    connect(server) {
      connected = server;
    },
    show(message) {
      // Removes the errors that are shown, because the client would otherwise append the new ones.
      send('invalid');
      send('errors', [message]);
    },
    clear: () => send('ok'),
  };
}
