export {ERRORS_ANCHOR, errorsDirective, errorsSection, shownErrors} from './errorsDirective';
export {
  answerText,
  errorsOf,
  errorsOfCommand,
  linkedText,
  pageOf,
  type PageError,
  type VersionPage,
} from './pageErrors';
export {
  anchorAlone,
  answerBlocks,
  errorLinks,
  type LinkedError,
  explainedErrors,
  factsOf,
  furtherMessages,
  listed,
  raiser,
  titleOf,
} from './renderErrors';
