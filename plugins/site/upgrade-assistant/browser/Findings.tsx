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
  const plugins = [...(project.dependencies?.keys() ?? [])].filter(isPluginName);
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
          <select id={id} value={project.root} onChange={({target}) => onRoot(target.value)}>
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
          <summary className="chevron">{summaryOf(project, plugins.length)}</summary>
          {plugins.length > 0 && (
            <p>
              <b>Plugins:</b> {plugins.join(', ')}
            </p>
          )}
          <p>
            <b>Files:</b> {filesOf(project)}
          </p>
        </details>
        <button type="button" className="ua-quiet" onClick={onClear}>
          Forget these files
        </button>
      </div>
    </div>
  );
}

/** Returns what was found, in a line: `Capacitor 5 · Android · npm · 1 plugin`. */
function summaryOf({isPlugin, major, ios, android, packageManager}: Project, plugins: number): string {
  const platforms = [ios && 'iOS', android && 'Android'].filter(Boolean).join(' and ');
  return [
    isPlugin && 'Plugin',
    major === undefined ? 'Capacitor version not found' : `Capacitor ${major}`,
    platforms || 'no platform found',
    packageManager ?? 'commands for npm',
    plugins > 0 && `${plugins} ${plugins === 1 ? 'plugin' : 'plugins'}`,
  ]
    .filter(Boolean)
    .join(' · ');
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
