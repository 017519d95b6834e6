import type {ApiChanges} from '../../../../packages/changes/types';
import {loadChanges} from '../../../../packages/changes/loadChanges';
import type {Requirements} from '../../../../packages/pages/requirements';
import {pinnedPackages, loadPlugins} from '../../../../packages/facts';
import {anchorOf, pageFile, pageTitle, urlOf} from '../../../../packages/pages/pageFiles';
import gradleVersions from '../../../../src/data/gradleVersions.json';
import knownPlugins from '../../../../src/data/knownPlugins.json';
import upgradeChanges from '../../../../src/data/upgradeChanges.json';
import type {
  ApiNews,
  AssistantData,
  Change,
  Major,
  UpgradeChange,
  Values,
} from '../../../../packages/upgrade/types';
import {changeProblems} from './changeProblems';
import {guidePage, guideUrl, sectionTitles} from './guides';
import {FIRST, latestOf, versionsOf, type Version} from './versions';

/** The requirements that steps state or compare. */
const REQUIREMENTS = [
  ...['nodeMajor', 'nodeMin', 'iosMin', 'xcodeMin', 'cocoapodsMin', 'maintenanceEnds'],
  ...['androidStudioMin', 'androidStudioName', 'androidMinSdk', 'androidCompileSdk', 'androidTargetSdk'],
  ...['androidGradlePlugin', 'gradle', 'javaVersion', 'kotlin'],
];

/** The anchor of the section that says how to test the app. */
const CHECK = 'check-that-it-works';

/** Returns all changes that the site knows of, as the file states them. */
export function allChanges(): readonly UpgradeChange[] {
  return upgradeChanges as readonly UpgradeChange[];
}

/**
 * Returns the data of the upgrade assistant: curated changes, the API changes and the versions of the packages, and the
 * requirements. Throws, naming the change, if one lacks a field or leads to a section that no guide has.
 */
export function loadData(siteDir: string, requirements: Requirements): AssistantData {
  const versions = versionsOf(requirements);
  const problems = changeProblems(siteDir, allChanges(), versions);
  if (problems.length > 0) throw new Error(`src/data/upgradeChanges.json:\n${problems.join('\n')}`);
  return {
    majors: versions.map(({major}) => major),
    latest: latestOf(versions),
    changes: allChanges().flatMap((change) => browserChange(siteDir, change, versions)),
    api: versions.slice(1).flatMap((newer, index) => apiNews(siteDir, versions[index] ?? newer, newer)),
    requirements: Object.fromEntries(
      REQUIREMENTS.map((name) => [
        name,
        byMajor(versions, (version) => requirements[name]?.values[version.name] ?? ''),
      ]),
    ),
    packages: byMajor(versions, ({name}) => pinnedPackages(siteDir, name)),
    templateVariables: byMajor(versions, ({name}) => gradleOf(name).variables),
    pluginVariables: byMajor(versions, (version) => pluginVariables(siteDir, version)),
    googleServices: byMajor(versions, ({name}) => gradleOf(name).googleServices),
    plugins: knownPlugins.plugins,
    pluginsDate: knownPlugins.date,
    guides: byMajor(versions.slice(1), ({major}) => guideUrl(siteDir, guidePage({to: `${major}`}), versions)),
    sections: sectionTitles(
      siteDir,
      [...allChanges(), ...versions.slice(1).map(({major}) => ({to: `${major}`, anchor: CHECK}))],
      versions,
    ),
  };
}

type TemplateVersions = {readonly googleServices: string; readonly variables: Values};

function gradleOf(name: string): TemplateVersions {
  const all = gradleVersions as Readonly<Record<string, TemplateVersions>>;
  const found = all[name];
  if (!found)
    throw new Error(`src/data/gradleVersions.json lacks ${name}. Add the versions of its template.`);
  return found;
}

function byMajor<T>(versions: readonly Version[], valueOf: (version: Version) => T): Record<Major, T> {
  return Object.fromEntries(versions.map((version) => [version.major, valueOf(version)]));
}

function browserChange(siteDir: string, change: UpgradeChange, versions: readonly Version[]): Change[] {
  const {to, area, step, when, optional, edit, until, title, why, todo, check, anchor, plugin} = change;
  const major = Math.floor(Number(to));
  if (major <= FIRST || step === 'info') return [];
  const url = guideUrl(siteDir, guidePage(change), versions);
  // A plugin's native library variables are steps of the build files, whatever the plugin.
  const condition = plugin && !step ? {plugin, ...when} : when;
  return [
    {
      major,
      area,
      guide: anchor ? `${url}#${anchor}` : url,
      automated: change.automatedByMigrateCommand === true,
      step,
      when: condition,
      optional,
      edit,
      until,
      ...(title ? {title, why, todo} : {}),
      ...(change.audience === 'plugin-author' ? {subject: change.subject, todo: change.action} : {}),
      check,
    },
  ];
}

/** Returns what the APIs of plugins and the configuration lost between two versions, or will lose. */
function apiNews(siteDir: string, older: Version, newer: Version): ApiNews[] {
  const packages = new Map(
    loadPlugins(siteDir, newer.name).map(({slug, packageName}) => [`/apis/${slug}`, packageName]),
  );
  const all = loadChanges(siteDir, older.name, newer.name);
  return all.flatMap((changes): ApiNews[] => {
    const name = changes.page === '/config' ? 'config' : packages.get(changes.page);
    const removed = namesOf(changes, 'removed');
    const deprecated = namesOf(changes, 'deprecated');
    if (name === undefined || removed.length + deprecated.length === 0) return [];
    return [{major: newer.major, name, link: changesLink(siteDir, newer, changes.page), removed, deprecated}];
  });
}

function namesOf({changes}: ApiChanges, kind: 'removed' | 'deprecated'): string[] {
  return changes.filter((change) => change.kind === kind).map(({name}) => name);
}

function changesLink(siteDir: string, {name}: Version, page: string): string {
  const list = '/updating/changes';
  const file = pageFile(siteDir, name, page);
  const url = urlOf(siteDir, name, list).url ?? urlOf(siteDir, name, page).url ?? '/';
  return url.endsWith(list) && file ? `${url}#${anchorOf(pageTitle(file) ?? '')}` : url;
}

/** Returns the variables that the packages' Gradle files read from the project, with the values that they have otherwise. */
function pluginVariables(siteDir: string, {name}: Version): Record<string, Values> {
  const {variables} = gradleOf(name);
  const found = loadPlugins(siteDir, name).map(({packageName, facts}): [string, Values] => {
    const own = (facts.android?.gradleVariables ?? []).filter((variable) => !(variable.name in variables));
    return [packageName, Object.fromEntries(own.map((variable) => [variable.name, variable.defaultValue]))];
  });
  return Object.fromEntries(found.filter(([, values]) => Object.keys(values).length > 0));
}
