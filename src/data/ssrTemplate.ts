import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';

const TAGS = 'it.preBodyTags';

/**
 * The template of all pages: Docusaurus's own without the theme's hidden SVG, whose inline style the security policy
 * forbids. The SVG is the theme's icon for links to other sites, and `src/theme/Icon/ExternalLink` replaces that.
 */
export const ssrTemplate = template.replace(TAGS, String.raw`${TAGS}.replace(/<svg style[^]*?<\/svg>/, '')`);
