import type {Diagram} from '../types';
import {bridgeDiagrams} from './bridge';
import {developmentDiagrams} from './development';
import {linkDiagrams} from './links';
import {projectDiagrams} from './projects';
import {releaseDiagrams} from './releases';

/** All diagrams that pages can show, by name. */
export const DIAGRAMS: Readonly<Record<string, Diagram>> = {
  ...bridgeDiagrams,
  ...developmentDiagrams,
  ...linkDiagrams,
  ...projectDiagrams,
  ...releaseDiagrams,
};
