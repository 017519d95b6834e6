import type {Change} from '../types';
import type {Builder} from './types';

/** What other steps of a plugin's list deal with. */
const IN_OTHER_STEPS =
  /fallback|Gradle plugin|Gradle wrapper|^Java$|deployment target|swift-pm|dependencies$|ranges$|manifest package|enableJetifier|compileSdkVersion|Gradle space|google-services|^kotlinOptions$/;

const PLATFORMS: Readonly<Partial<Record<Change['area'], string>>> = {ios: 'iOS: ', android: 'Android: '};

/** Lists what a plugin's own code and tools have to change. */
export const author: Builder = ({project}, own) => {
  const words = new Set(project.natives.flatMap((file) => [...file.words]));
  const spm = own.findLast(({subject}) => subject?.startsWith('SPM support'))?.major;
  const matters = ({subject = '', area, major}: Change): boolean => {
    if (subject.startsWith('SPM support')) return project.swiftPackage === undefined && major === spm;
    const names = subject.match(/[A-Za-z_]{6,}/g) ?? [];
    const isNative = area === 'ios' || area === 'android';
    return !isNative || !project.isWhole || names.length === 0 || names.some((name) => words.has(name));
  };
  const items = own
    .filter((change) => !IN_OTHER_STEPS.test(change.subject ?? '') && matters(change))
    .map(({major, area, subject, todo}) => `${major}.0, ${PLATFORMS[area] ?? ''}${subject}: ${todo}`);
  return items.length > 0 ? {items} : undefined;
};
