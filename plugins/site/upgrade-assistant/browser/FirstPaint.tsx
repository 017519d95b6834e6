import type {ReactNode} from 'react';
import generated from '@generated/upgrade-assistant/default/data.json';
import {detect} from '../../../../packages/upgrade/detect';
import {makePlan} from '../../../../packages/upgrade/plan';
import type {AssistantModule} from '../../../../packages/upgrade/types';
import {Checklist} from './Checklist';
import {usualUpgrade} from './choice';
import {Form} from './Form';

const {data, baseUrl} = generated as AssistantModule;
const usual = usualUpgrade(data);
const ignore = (): void => {};

/** The form in the server's HTML. It can't be used before the application has taken its place. */
export function FirstForm(): ReactNode {
  return (
    <div className="ua-form" inert>
      <Form data={data} choice={usual} onChoose={ignore} onRead={ignore} />
    </div>
  );
}

/** The list in the server's HTML: for the update to the latest release, whatever the project has. */
export function FirstList(): ReactNode {
  const project = detect([], {wanted: new Set()});
  return (
    <Checklist
      update={{...usual, project: ''}}
      plan={makePlan(project, usual, data)}
      project={project}
      sections={data.sections}
      baseUrl={baseUrl}
    />
  );
}
