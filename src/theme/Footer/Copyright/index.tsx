import type {ReactNode} from 'react';
import Copyright from '@theme-original/Footer/Copyright';
import type {Props} from '@theme/Footer/Copyright';
import {INDEX, textPath} from '@site/plugins/lib/textPath';
import {useReadVersions} from '@site/plugins/lib/browser/useReadVersions';

/** The copyright line, and the index of the version's pages for assistants, which only builds write. */
export default function FooterCopyright(props: Props): ReactNode {
  const [version] = useReadVersions();
  return (
    <>
      <Copyright {...props} />
      {version && process.env.NODE_ENV === 'production' && (
        <a className="footer__link-item footer__texts" href={textPath(version.path, INDEX)}>
          {`${INDEX} for ${version.label}`}
        </a>
      )}
    </>
  );
}
