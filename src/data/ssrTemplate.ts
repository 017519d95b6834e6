import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';

const TAGS = 'it.preBodyTags';
/** After the style sheet of the screen, whose rules these replace. */
const PRINT_STYLES = '<link rel="stylesheet" href="<%= it.baseUrl %>print.css" media="print" />';

/**
 * The template of all pages: Docusaurus's own with the styles of print, and without the theme's hidden SVG, whose inline
 * style the security policy forbids. The SVG is the theme's icon for links to other sites, and
 * `src/theme/Icon/ExternalLink` replaces that.
 */
export const ssrTemplate = template
  .replace('</head>', `${PRINT_STYLES}</head>`)
  .replace(TAGS, String.raw`${TAGS}.replace(/<svg style[^]*?<\/svg>/, '')`);
