import type Server from 'webpack-dev-server';
import type {Screen} from './loadErrors';

/** Returns a screen that shows nothing until it is connected to the server of the preview. */
export function createScreen(): Screen & {connect: (server: Server) => void} {
  let connected: Server | undefined;
  // The client of webpack-dev-server shows messages of these types over the page, and takes them away.
  const send = (type: 'invalid' | 'errors' | 'ok', data?: unknown): void =>
    connected?.sendMessage(connected.webSocketServer?.clients ?? [], type, data);
  return {
    connect(server) {
      connected = server;
    },
    show(message) {
      // Takes away what is shown already: errors are added to it.
      send('invalid');
      send('errors', [message]);
    },
    clear: () => send('ok'),
  };
}
