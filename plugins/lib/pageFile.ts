import {withoutSlash} from '../../packages/lib/withoutSlash';

/** Returns the HTML file of a page in the folder of the built site: `apis/camera.html`. */
export function pageFile(route: string, baseUrl: string): string {
  return `${withoutSlash(route.slice(baseUrl.length)) || 'index'}.html`;
}
