import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replaceModules} from '../replace-modules';

/** Has the server render a page to one string, and make its head once. */
export function serverRender(): Plugin {
  return {
    name: 'server-render',
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer ? {plugins: [replaceModules(currentBundler, REPLACED)]} : {},
  };
}

/** What stands in for what core's server entry imports. */
const REPLACED = [
  {request: 'react-helmet-async', from: 'core/lib/client', by: path.join(__dirname, 'provider.ts')},
  {request: './renderToHtml', from: 'core/lib/client', by: path.join(__dirname, 'renderToHtml.ts')},
];
