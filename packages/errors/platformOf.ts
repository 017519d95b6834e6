/** What only logs of a platform have. */
const SIGNS = {
  android:
    /\bgradlew?\b|com\.getcapacitor|\bandroid[./:\s]|\.(?:java|kt|aar|apk)\b|\b[EWID]\/\w|AndroidRuntime|\bLogcat\b|\bfailed: E[A-Z]{4,} \(/i,
  ios: /\bxcodebuild\b|\bXcode\b|\.swift\b|\bpods?\b|CocoaPods|⚡️|capacitor:\/\/|\bUIKit\b|\bNS[A-Z]\w+|\bios[./:\s]|\biPhone\b|\bErrno::/,
} as const;

/** Returns the platform that a log is from, if only one of them has left signs in it. */
export function platformOf(pasted: string): 'android' | 'ios' | undefined {
  const [android, ios] = [SIGNS.android.test(pasted), SIGNS.ios.test(pasted)];
  return android === ios ? undefined : android ? 'android' : 'ios';
}
