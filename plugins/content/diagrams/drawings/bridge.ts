import type {Diagram} from '../types';

/** How a plugin call crosses the bridge. */
export const bridgeDiagrams: Readonly<Record<string, Diagram>> = {
  'plugin-call': {
    description:
      'A plugin call crosses the bridge in five steps. Your web code calls a method such as Camera.getPhoto and gets a promise. ' +
      'The bridge writes the options as JSON with an ID for the call and passes them to the native class. The class does its work and ' +
      'calls resolve or reject. The bridge uses the ID to return the result, and the promise settles. Later, the class can call ' +
      'notifyListeners, and the bridge calls the listener that your web code added.',
    drawing: {
      kind: 'sequence',
      actors: [{title: 'Web code'}, {title: 'Bridge', strong: true}, {title: 'Native plugin'}],
      messages: [
        {from: 0, to: 1, text: '`Camera.getPhoto(options)`', main: true},
        {from: 1, to: 2, text: 'plugin, method, options as JSON, call ID'},
        {from: 2, to: 2, text: 'the method runs, in Swift, Kotlin or Java'},
        {from: 2, to: 1, text: '`call.resolve(data)` or `call.reject(…)`', answer: true},
        {from: 1, to: 0, text: 'the promise settles', answer: true},
        {from: 2, to: 1, text: 'later: `notifyListeners(event, data)`'},
        {from: 1, to: 0, text: 'your listener is called'},
      ],
    },
  },
};
