import type {Diagram} from '../types';

/** How links and messages reach an app. */
export const linkDiagrams: Readonly<Record<string, Diagram>> = {
  'app-link': {
    description:
      'Links only open the app once the app and the site are associated. When the app is installed, the system asks your site for the association file: ' +
      'apple-app-site-association on iOS, assetlinks.json on Android. The file lists the app, so the system trusts the app with links to ' +
      'that domain. When someone taps such a link, the system opens the app instead of the browser, Capacitor fires appUrlOpen, ' +
      'and your router shows the page. Without the association, the link opens in the browser.',
    drawing: {
      kind: 'sequence',
      actors: [{title: 'Your site'}, {title: 'iOS or Android', strong: true}, {title: 'Your app'}],
      messages: [
        {from: 2, to: 1, text: 'the app is installed and claims your domain'},
        {from: 1, to: 0, text: 'asks for the file in `/.well-known/`'},
        {from: 0, to: 1, text: 'the file lists the app: verified', answer: true},
        {from: 1, to: 1, text: 'later, someone taps a link to your domain'},
        {from: 1, to: 2, text: 'opens the app with the URL', main: true},
        {from: 2, to: 2, text: '`appUrlOpen` fires, your router shows the page'},
      ],
    },
  },
  'push-path': {
    description:
      'A push message takes this path. Your app registers, gets a token from the device and sends it to your server. The server sends a ' +
      'message with the token to Firebase Cloud Messaging. For an iPhone, Firebase passes it to the Apple Push Notification service, which ' +
      'delivers it to the device; an Android device gets it from Firebase directly. The system shows the notification or passes it to the app.',
    drawing: {
      kind: 'sequence',
      actors: [
        {title: 'Your server'},
        {title: 'FCM', strong: true},
        {title: 'APNs'},
        {title: 'Device'},
        {title: 'Your app'},
      ],
      messages: [
        {from: 4, to: 3, text: '`register()`'},
        {from: 3, to: 4, text: 'registration event', answer: true},
        {from: 4, to: 0, text: 'your app sends the token'},
        {from: 0, to: 1, text: 'message with the token', main: true},
        {from: 1, to: 2, text: 'iOS: through Apple'},
        {from: 2, to: 3, text: 'delivers to the iPhone'},
        {from: 1, to: 3, text: 'Android: straight to the device'},
        {from: 3, to: 4, text: 'notification or tap event'},
      ],
    },
  },
};
