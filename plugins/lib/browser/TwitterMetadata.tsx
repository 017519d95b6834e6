import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

type Props = {readonly title: string; readonly description?: string};

/** The Twitter card's title and description, which Docusaurus doesn't render. */
export function TwitterMetadata({title, description}: Props): ReactNode {
  return (
    <Head>
      <meta name="twitter:title" content={title} />
      {description && <meta name="twitter:description" content={description} />}
    </Head>
  );
}
