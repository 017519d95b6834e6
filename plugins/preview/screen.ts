import type Server from 'webpack-dev-server';
import type {Screen} from './loadErrors';

let connected: Server | undefined;

/** Connects the screen with the preview's server. Before, it shows nothing. */
export function connectScreen(server: Server): void {
  connected = server;
}

/** The part of webpack-dev-server's client that shows messages over the page. */
export const screen: Screen = {
  show(message) {
    // Removes the errors that are shown, because the client would otherwise append the new ones.
    send('invalid');
    send('errors', [message]);
  },
  clear: () => send('ok'),
};

function send(type: 'invalid' | 'errors' | 'ok', data?: unknown): void {
  connected?.sendMessage(connected.webSocketServer?.clients ?? [], type, data);
}
