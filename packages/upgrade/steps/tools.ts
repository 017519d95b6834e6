import {fileEdits, replaceRange, type Edit} from '../edits';
import {folderOf, isIn} from '../folders';
import {allowsMajor, compareVersions, isOlder} from '../versions';
import {required} from './parts';
import type {Builders} from './types';

/** How files pin Node.js: `18` in `.nvmrc`, and `nodejs 18` for asdf. */
const NODE_PIN = /^(?:nodejs?[ \t]+|v?(?=[\d.]+[ \t]*\r?$))(\d+)(?:\.\d+)*/gm;
/** How workflows of GitHub pin it. */
const NODE_SETUP = /\bnode-version:[ \t]*['"]?(\d+)/g;

/** The steps about tools. */
export const tools: Builders = {
  /** Raises the versions of Node.js that files pin. */
  'node-pins': (context) => {
    const {texts, manifests, root} = context.project;
    const version = required(context, 'nodeMajor');
    const edits = texts
      .filter(
        ({path}) => /(?:\.nvmrc|\.node-version|\.tool-versions)$/.test(path) && isIn(root, folderOf(path)),
      )
      .flatMap((file) =>
        fileEdits(
          file,
          [...file.text.matchAll(NODE_PIN)].flatMap(({0: line, 1: major = '', index}): Edit[] => {
            const start = index + line.search(/\d/);
            return isOlder(major, version) ? [replaceRange({start, end: index + line.length}, version)] : [];
          }),
        ),
      );
    const items = [
      ...manifests
        .filter(({content: {node: range}}) => range && !allowsMajor(range, Number(version)))
        .map(({path, content}) => `\`engines.node\` in \`${path}\` is \`${content.node}\``),
      ...texts.flatMap(({path, text}) => {
        const old = [...text.matchAll(NODE_SETUP)].find(([, major = '']) => isOlder(major, version));
        return old ? [`\`${path}\` installs Node.js ${old[1]}: raise it if it builds this app`] : [];
      }),
    ];
    if (edits.length + items.length === 0) return undefined;
    return {items, edits};
  },
  /** Asks for an Ionic CLI that knows Capacitor 3. */
  'ionic-cli': ({project: {dependencies}}) => {
    const names = [...(dependencies?.keys() ?? [])];
    return dependencies && !names.some((name) => name.startsWith('@ionic/')) ? undefined : {};
  },
  /** Asks for a TypeScript that reads the type definitions. */
  typescript: ({project: {dependencies}}) => {
    const range = dependencies?.get('typescript')?.range;
    if (dependencies && (range === undefined || compareVersions(range, '3.8.0') >= 0)) return undefined;
    return {condition: dependencies ? undefined : 'the app uses TypeScript'};
  },
  /** Asks for a CocoaPods with the CDN. */
  cocoapods: ({project: {swiftPackage, podfile}}) => (swiftPackage && !podfile ? undefined : {}),
  'android-studio': (context) => {
    const name = required(context, 'androidStudioName');
    return {values: {name: name && `${name} `}};
  },
};
