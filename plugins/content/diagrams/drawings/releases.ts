import type {Diagram} from '../types';

/** From the web build to the stores. */
export const releaseDiagrams: Readonly<Record<string, Diagram>> = {
  'app-store-release': {
    description:
      'Releasing on the App Store takes six steps. Build and sync the web app. Let Xcode sign with your team, which creates the distribution ' +
      'certificate and the provisioning profile. Archive the app. Upload the archive to App Store Connect. Test the build with TestFlight. ' +
      'Submit it for review and release it.',
    drawing: {
      kind: 'steps',
      columns: 3,
      steps: [
        {title: 'Build and sync', text: '`npx cap sync ios`'},
        {title: 'Sign', text: 'team, certificate, profile'},
        {title: 'Archive', text: 'in Xcode or with `npx cap build ios`', strong: true},
        {title: 'Upload', text: 'to App Store Connect'},
        {title: 'TestFlight', text: 'test the build that users get'},
        {title: 'Review', text: 'then release'},
      ],
    },
  },
  'play-release': {
    description:
      'Releasing on Google Play takes six steps. Build and sync the web app. Sign with your upload key, which is in a keystore that you keep. ' +
      'Build the app bundle. Upload it to the Play Console, where Play App Signing signs what users get with the app signing key. Test it in a ' +
      'test track. Promote it to production.',
    drawing: {
      kind: 'steps',
      columns: 3,
      steps: [
        {title: 'Build and sync', text: '`npx cap sync android`'},
        {title: 'Sign', text: 'with your upload key'},
        {title: 'App bundle', text: 'an `.aab` from Gradle', strong: true},
        {title: 'Upload', text: 'Play signs it with the app signing key'},
        {title: 'Test track', text: 'test the build that users get'},
        {title: 'Production', text: 'after review'},
      ],
    },
  },
};
