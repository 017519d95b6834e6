import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import {PreloadFonts} from './PreloadFonts';
import {TwitterMetadata} from './TwitterMetadata';

type Props = {
  readonly title: string;
  readonly description: string;
  /** The class of the `<main>` element. */
  readonly className: string;
  readonly children: ReactNode;
};

/**
 * A page that is a tool and not a doc, below its title. Search engines don't index it, because what it shows depends on the
 * reader.
 */
export function ToolPage({title, description, className, children}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <PreloadFonts />
      <TwitterMetadata title={title} description={description} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={className}>
        <h1>{title}</h1>
        {children}
      </main>
    </Layout>
  );
}
