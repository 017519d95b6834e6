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

let isBroken = false;

/**
 * Call this after each compilation. Reloads the page when what was broken compiles again, because the hot update finds no
 * module to replace if the module failed before.
 */
export function reloadWhenFixed(hasErrors: boolean): void {
  if (isBroken && !hasErrors) send('static-changed');
  isBroken = hasErrors;
}

function send(type: 'invalid' | 'errors' | 'ok' | 'static-changed', data?: unknown): void {
  connected?.sendMessage(connected.webSocketServer?.clients ?? [], type, data);
}
