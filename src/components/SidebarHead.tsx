import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {currentSection} from '@site/plugins/client/articles/currentSection';
import {LINKS, SOCIAL_LINKS} from '@site/src/data/links';
import IconExternalLink from '@theme/Icon/ExternalLink';
import {Menu} from '@site/src/components/Menu';
import {useVersionTarget} from '@site/src/components/useVersionTarget';

type Props = {readonly onNavigate?: () => void};

/** The product menu and the version menu above the sidebar. */
export function SidebarHead({onNavigate}: Props): ReactNode {
  return (
    <div className="sidebar-head">
      <ProductMenu />
      <VersionMenu onNavigate={onNavigate} />
    </div>
  );
}

function ProductMenu(): ReactNode {
  return (
    <Menu
      name="Product"
      label={
        <>
          <span className="product-mark" aria-hidden="true" />
          <span className="visually-hidden">Capacitor, its forum and its accounts</span>
        </>
      }>
      {[{name: 'Forum', href: LINKS.forum}, ...SOCIAL_LINKS].map(({name, href}) => (
        <li key={name}>
          <Link href={href}>
            {name}
            <IconExternalLink />
          </Link>
        </li>
      ))}
    </Menu>
  );
}

/**
 * Links to the current page in all versions. When the menu opens, they get the section that the reader is in; a version
 * that doesn't have that section shows the page from its start.
 */
export function VersionMenu({onNavigate}: Props): ReactNode {
  const [section, setSection] = useState<string>();
  const versions = useVersions(undefined);
  // The mobile menu renders outside the docs' component tree, where only the address identifies the version.
  const {activeVersion} = useActiveDocContext(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const targetIn = useVersionTarget();
  return (
    <Menu
      name="Version"
      onOpen={() => setSection(currentSection()?.hash)}
      label={
        activeVersion ? (
          <span>
            {activeVersion.label} <VersionNote version={activeVersion} isBrief />
          </span>
        ) : (
          'Choose'
        )
      }>
      {versions.map((version) => {
        const {to, note} = targetIn(version, section);
        return (
          <li key={version.name}>
            <Link
              to={to}
              aria-current={version === activeVersion ? 'true' : undefined}
              onClick={() => {
                savePreferredVersionName(version.name);
                onNavigate?.();
              }}>
              {version.label}
              <VersionNote version={version} />
              {note && <span className="menu-box__note">{note}</span>}
            </Link>
          </li>
        );
      })}
    </Menu>
  );
}

/** The end of a note: `support ended May 18, 2023`, `maintained until December 5, 2026`. */
const DATE = / (?:until )?\w+ \d+, \d+$/;

type VersionNoteProps = {readonly version: GlobalVersion; readonly isBrief?: boolean};

/**
 * Says what state a version is in and until when it is supported. The build writes the text, so that hydration matches
 * the HTML on every day. The menu's button has no room for the date.
 */
function VersionNote({version, isBrief}: VersionNoteProps): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const notes = customFields?.versionNotes as Readonly<Record<string, string>> | undefined;
  const unreleased = version.name === 'current' ? 'unreleased' : undefined;
  const note = version.isLast ? 'latest' : (unreleased ?? notes?.[version.name]);
  return note && <span className="menu-box__note">{isBrief ? note.replace(DATE, '') : note}</span>;
}
