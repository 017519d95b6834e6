import {apache} from './apache';
import {caddy} from './caddy';
import {cloudflare} from './cloudflare';
import {githubPages} from './githubPages';
import {netlify} from './netlify';
import {nginx} from './nginx';
import type {Host} from './types';
import {vercel} from './vercel';

/** The hosts that the site can be prepared for, by the name that `npm run host` takes. */
export const HOSTS: Readonly<Record<string, Host>> = {
  nginx,
  caddy,
  apache,
  netlify,
  cloudflare,
  vercel,
  'github-pages': githubPages,
};
