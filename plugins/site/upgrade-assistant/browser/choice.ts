import type {Upgrade} from '../../../../packages/upgrade/steps/types';
import type {AssistantData} from '../../../../packages/upgrade/types';

/** The majors that the address asks for, and a sentence if it asks for something that doesn't exist. */
export type Choice = Upgrade & {readonly problem?: string};

/** Returns the update to the latest release from the one before it. */
export function usualUpgrade({latest}: Pick<AssistantData, 'latest'>): Upgrade {
  return {from: latest - 1, to: latest};
}

/** Returns the majors in an address, such as `?from=v3&to=v7`. */
export function choiceIn(search: string, data: AssistantData): Choice {
  const query = new URLSearchParams(search);
  const [from, to] = [query.get('from'), query.get('to')];
  if (from === null && to === null) return usualUpgrade(data);
  const upgrade = {from: numberOf(from), to: numberOf(to)};
  const isKnown = data.majors.includes(upgrade.from) && data.majors.includes(upgrade.to);
  if (isKnown && upgrade.from < upgrade.to) return upgrade;
  return {
    ...usualUpgrade(data),
    problem: `The address asks for an update from “${from ?? ''}” to “${to ?? ''}”, which doesn't exist. It should be like ?from=v3&to=v7, with a target that is later than the start.`,
  };
}

function numberOf(text: string | null): number {
  return Number(/^v?(\d+)$/.exec(text ?? '')?.[1] ?? Number.NaN);
}

/** Returns the address's query for an update. */
export function searchOf({from, to}: Upgrade): string {
  return `?from=v${from}&to=v${to}`;
}

/** Returns the update to take after a project was read: from its own major, to the chosen one if that is later. */
export function choiceFor(
  major: number | undefined,
  chosen: Upgrade,
  data: Pick<AssistantData, 'latest' | 'majors'>,
): Choice {
  if (major === undefined) return chosen;
  if (!data.majors.includes(major) || major >= Math.max(...data.majors)) {
    const range = `${data.majors[0]} to ${Math.max(...data.majors) - 1}`;
    return {
      ...chosen,
      problem: `package.json has Capacitor ${major}. The assistant expects a project of Capacitor ${range}.`,
    };
  }
  const to = chosen.to > major ? chosen.to : major < data.latest ? data.latest : Math.max(...data.majors);
  return {from: major, to};
}
