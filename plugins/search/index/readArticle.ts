import {Parser} from 'htmlparser2';
import {withoutTokens} from '../../lib/withoutTokens';
import skippedClasses from './skippedClasses.json';
import type {PlaceText, Run} from './types';

/** Elements that aren't part of the article's text: controls, the edit link, pictures and admonition icons. */
const SKIPPED_ELEMENTS = new Set(['button', 'footer', 'svg', 'script', 'style', 'template', 'noscript']);
/** Parts of the classes of other elements that aren't; the file says why. */
const SKIPPED_CLASSES = Object.keys(skippedClasses);
const BLOCKS = new Set(
  'address blockquote br caption dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** Characters that the rendered page contains only for line breaking. */
const INVISIBLE = /[\u200b\ufeff]/g;
/** The class of a code block's title. */
const CODE_TITLE = 'code-block__title';
/** Generated notes on when a method was added, which are on every method of every page. */
const SINCE = /(?:(?:,|\s·)?\s*\bsince|\bSince:)\s+v?\d+\.\d+\.\d+/g;

/** Separates blocks and table cells; other whitespace in prose becomes spaces. */
export const BLOCK_END = '\n';
export const CELL_END = '\t';

type Place = {
  heading: string;
  anchor: string;
  prose: {text: string; symbol: boolean}[];
  code: string;
  codes?: readonly string[];
};

/** The parser's position in a table; cells are zero-based. */
type Table = {inHead: boolean; column: number};

/** Returns an article's places from its HTML, the page itself first. */
export function readArticle(html: string): PlaceText[] {
  const reader = new ArticleReader();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      ontext: (text) => reader.text(text),
      onclosetag: (name) => reader.close(name),
    },
    {decodeEntities: true},
  );
  parser.end(withoutTokens(html));
  return reader.places.map(finish);
}

/** Tracks the parser's position in the article. */
class ArticleReader {
  private place = emptyPlace('');
  readonly places = [this.place];
  private skipping = 0;
  private heading: 'h1' | 'h2' | 'h3' | 'dt' | undefined;
  /** Inside the list of all errors, in which each message is the name of a place. */
  private inErrors = false;
  private inTerm = false;
  /** Inside the label of a term's list of wordings, which has their anchors. */
  private inWordingsLabel = false;
  private wordingAnchors: string[] = [];
  /** The codes of the error that the parser is in. */
  private codes: readonly string[] = [];
  private table: Table | undefined;
  private blockCode = 0;
  private codeTitle = false;
  private inSymbol = false;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.skipping > 0 || isSkipped(name, attributes.class ?? '')) {
      this.skipping++;
      return;
    }
    if (name === 'h1' || name === 'h2' || name === 'h3') this.openHeading(name, attributes.id ?? '');
    this.openError(name, attributes);
    if (name === 'pre') this.blockCode++;
    if (name === 'div') this.codeTitle = attributes.class?.includes(CODE_TITLE) === true;
    if (name === 'code' && this.blockCode === 0) this.inSymbol = true;
    if (name === 'table') this.table = {inHead: true, column: -1};
    if (this.table) this.openInTable(this.table, name);
    else if (BLOCKS.has(name)) this.add(BLOCK_END);
  }

  close(name: string): void {
    if (this.skipping > 0) {
      this.skipping--;
      return;
    }
    if (name === this.heading) this.heading = undefined;
    if (name === 'pre') this.blockCode--;
    if (name === 'dl') this.inErrors = false;
    if (name === 'summary') this.inWordingsLabel = false;
    if (name === 'div') this.codeTitle = false;
    if (name === 'code') this.inSymbol = false;
    if (name === 'table') this.table = undefined;
    if (BLOCKS.has(name) && !this.table) this.add(BLOCK_END);
  }

  text(text: string): void {
    if (this.skipping > 0 || this.inWordingsLabel) return;
    this.add(this.blockCode > 0 ? text : text.replace(/\s+/g, ' '));
  }

  /** Built pages leave out most end tags in tables, so the position follows from the start tags. */
  private openInTable(table: Table, name: string): void {
    if (name === 'tbody' || name === 'td') table.inHead = false;
    if (name === 'tr') table.column = -1;
    if (name === 'th' || name === 'td') table.column++;
    if (name === 'td' && table.column > 0) this.add(CELL_END);
    else if (BLOCKS.has(name)) this.add(name === 'tr' || name === 'table' ? BLOCK_END : ' ');
  }

  /**
   * A term has a link with an anchor for each message of an error, or for the first one and a list of the others to open. Each
   * message is a place, so that a result has one message as its title. Built pages leave out the end tags of terms.
   */
  private openError(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'dl') this.inErrors = 'data-errors' in attributes;
    if (!this.inErrors) return;
    if (name === 'div') this.codes = attributes['data-codes']?.split(' ') ?? [];
    if (name === 'dt' || name === 'dd') {
      this.inTerm = name === 'dt';
      this.heading = undefined;
    } else if (this.inTerm) this.openInTerm(name, attributes.id ?? '');
  }

  private openInTerm(name: string, id: string): void {
    if (name === 'a' && id !== '') this.openMessage(id);
    if (name === 'summary') {
      this.inWordingsLabel = true;
      this.wordingAnchors = [];
    }
    if (name === 'span' && this.inWordingsLabel && id !== '') this.wordingAnchors.push(id);
    if (name === 'li') this.openMessage(this.wordingAnchors.shift() ?? this.place.anchor);
  }

  private openMessage(anchor: string): void {
    this.openHeading('dt', anchor);
    this.place.codes = this.codes;
  }

  private openHeading(name: 'h1' | 'h2' | 'h3' | 'dt', anchor: string): void {
    this.heading = name;
    if (name === 'h1') return;
    this.place = emptyPlace(anchor);
    this.places.push(this.place);
  }

  /** Merges adjacent text of the same kind into one run. */
  private addProse(prose: Place['prose'], text: string): void {
    const last = prose.at(-1);
    if (last?.symbol === this.inSymbol) last.text += text;
    else prose.push({text, symbol: this.inSymbol});
  }

  private add(text: string): void {
    if (this.heading !== undefined) this.place.heading += text;
    // A column heading says as little as code does, and isn't a sentence either.
    else if (this.blockCode > 0 || this.codeTitle || this.table?.inHead) this.place.code += text;
    else this.addProse(this.place.prose, text);
  }
}

function emptyPlace(anchor: string): Place {
  return {heading: '', anchor, prose: [], code: ''};
}

function isSkipped(name: string, classes: string): boolean {
  return SKIPPED_ELEMENTS.has(name) || SKIPPED_CLASSES.some((part) => classes.includes(part));
}

function finish({heading, anchor, prose, code, codes}: Place): PlaceText {
  return {
    heading: plain(heading),
    anchor,
    prose: prose.map(finishRun).filter(({text}) => text !== ''),
    code: linesOf(code),
    codes,
  };
}

/** Removes the generated notes and invisible characters. */
function finishRun({text, symbol}: Run): Run {
  const visible = text.replace(INVISIBLE, '').replace(/ {2,}/g, ' ');
  return {text: visible.includes('ince') ? visible.replace(SINCE, '') : visible, symbol};
}

function plain(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** Returns the lines of code with whitespace collapsed, without blank lines. */
function linesOf(code: string): string {
  return code
    .split('\n')
    .map(plain)
    .filter((line) => line !== '')
    .join('\n');
}
