import fs from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {resolveTokens} from '../../packages/pages/resolveTokens';
import requirements from '../../src/data/requirements.json';
import {fileOf} from './anchors';
import {expandedPage, outlineOf} from './expandedPage';
import {ROOT} from './fixtureSite';

/** Something that is true in some versions, and stated on a page of each. */
export type VersionFact = {
  /** Path in the version's tree, without extension. */
  readonly page: string;
  /** Text of the page, or a pattern between slashes. */
  readonly says: string;
  /** Versions whose page says it. */
  readonly versions: readonly string[];
  /** Versions that have the page, too, and must not say it there. */
  readonly notIn: readonly string[];
};

/** Returns the text of a page with its generated parts, or nothing when the version has no such page. */
export type TextOfPage = (version: string, page: string) => Promise<string | undefined>;

const texts = new Map<string, Promise<string>>();

/** Returns the text of a page of the site, tokens resolved, blanks made one, and the generated reference after it. */
export async function textOfPage(version: string, page: string): Promise<string | undefined> {
  const file = fileOf(version, page);
  if (file === undefined) return undefined;
  const text = texts.get(file) ?? readText(file, version);
  texts.set(file, text);
  return text;
}

async function readText(file: string, version: string): Promise<string> {
  const source = fs.readFileSync(path.join(ROOT, file), 'utf8');
  const tree = await expandedPage(file, outlineOf(source));
  const words: string[] = [resolveTokens(source, version, requirements).text];
  visit(tree, (node: Nodes) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') words.push(node.value);
  });
  return words.join(' ').replace(/\s+/g, ' ');
}

/** Returns where a fact is not stated although it is true, or stated although it is not. */
export async function contradictions(fact: VersionFact, textOf: TextOfPage = textOfPage): Promise<string[]> {
  const judge = async (version: string, isTrue: boolean): Promise<string[]> => {
    const text = await textOf(version, fact.page);
    if (text === undefined) return [`${version} has no page ${fact.page}`];
    if (says(text, fact.says) === isTrue) return [];
    return [`${fact.page} of ${version} ${isTrue ? 'does not say' : 'says'} ${fact.says}`];
  };
  const judged = [
    ...fact.versions.map((version) => judge(version, true)),
    ...fact.notIn.map((version) => judge(version, false)),
  ];
  return (await Promise.all(judged)).flat();
}

function says(text: string, what: string): boolean {
  const pattern = /^\/(.+)\/$/.exec(what)?.[1];
  return pattern === undefined ? text.includes(what) : new RegExp(pattern).test(text);
}
