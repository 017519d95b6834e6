import {useId, type ReactNode} from 'react';
import {isPluginName} from '../../../../packages/upgrade/markdown';
import type {Problem, Project} from '../../../../packages/upgrade/project';

type FindingsProps = {
  readonly project: Project;
  readonly problems: readonly Problem[];
  readonly onRoot: (root: string) => void;
  readonly onClear: () => void;
};

/** What was read, in a line that opens the details, and the files that couldn't be used. */
export function Findings({project, problems, onRoot, onClear}: FindingsProps): ReactNode {
  const id = useId();
  return (
    <div className="ua-findings">
      {problems.length > 0 && (
        <ul className="ua-problems">
          {problems.map(({path, message}) => (
            <li key={path + message} className="ua-problem">
              <code>{path}</code>: {message}
            </li>
          ))}
        </ul>
      )}
      {project.roots.length > 1 && (
        <div className="chevron">
          <label htmlFor={id}>App</label>
          <select
            id={id}
            value={project.root}
            onChange={({target}) => {
              onRoot(target.value);
            }}>
            {project.roots.map((root) => (
              <option key={root} value={root}>
                {root || 'the folder itself'}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="ua-findings__line">
        <details>
          <summary className="chevron">{summaryOf(project)}</summary>
          <Facts project={project} />
        </details>
        <button type="button" className="ua-quiet" onClick={onClear}>
          Forget these files
        </button>
      </div>
    </div>
  );
}

/** Returns what was found, in a line: `Capacitor 5 · Android · npm · 1 plugin`. */
function summaryOf(project: Project): string {
  const {length} = pluginsOf(project);
  return [
    ...(project.isPlugin ? ['Plugin'] : []),
    project.major === undefined ? 'Capacitor version not found' : `Capacitor ${project.major}`,
    platformsOf(project) || 'no platform found',
    project.packageManager ?? 'commands for npm',
    ...(length > 0 ? [`${length} ${length === 1 ? 'plugin' : 'plugins'}`] : []),
  ].join(' · ');
}

function Facts({project}: {readonly project: Project}): ReactNode {
  const plugins = pluginsOf(project);
  const facts: readonly (readonly [string, string])[] = [
    ...(plugins.length > 0 ? [['Plugins', plugins.join(', ')] as const] : []),
    ['Files', filesOf(project)],
  ];
  return (
    <dl>
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function pluginsOf({dependencies}: Project): string[] {
  return [...(dependencies?.keys() ?? [])].filter(isPluginName);
}

function platformsOf({ios, android}: Project): string {
  const names = [...(ios ? ['iOS'] : []), ...(android ? ['Android'] : [])];
  return names.join(' and ');
}

/** How many files are listed by name. */
const LISTED = 12;

function filesOf({paths, sources}: Project): string {
  const own = new Set(sources.map(({path}) => path));
  const others = paths.filter((path) => !own.has(path));
  const named = others.slice(0, LISTED).join(', ');
  const more = others.length > LISTED ? `, and ${others.length - LISTED} more` : '';
  const code =
    sources.length > 0
      ? `${named ? '; ' : ''}${sources.length} source ${sources.length === 1 ? 'file' : 'files'}`
      : '';
  return named + more + code || 'none';
}
