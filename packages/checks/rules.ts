import type {Rules} from './checkVersion';
import {answersRule} from './answers';
import {crosslinksRule} from './crosslinks';
import {defaultsRule} from './defaults';
import {directivesRule} from './directives';
import {errorsRule} from './errors';
import {filesRule} from './files';
import {linksRule} from './links';
import {namesRule} from './names';
import {numbersRule} from './numbers';
import {packagesRule} from './packages';
import {programsRule} from './programs';
import {samplesRule} from './samples';
import {shellRule} from './shell';
import {sidebarRule} from './sidebar';
import {spellingRule} from './spelling';
import {structureRule} from './structure';
import {syntaxRule} from './syntax';
import {tokensRule} from './tokens';
import {typescriptRule} from './typescript';
import {wordingRule} from './wording';

/** All rules, in the order in which they run. */
export const RULES: Rules = {
  pageRules: [
    typescriptRule,
    shellRule,
    packagesRule,
    syntaxRule,
    namesRule,
    numbersRule,
    tokensRule,
    errorsRule,
    spellingRule,
    structureRule,
    wordingRule,
    directivesRule,
    programsRule,
    defaultsRule,
    linksRule,
  ],
  siteRules: [filesRule, sidebarRule, crosslinksRule, answersRule, samplesRule],
};
