import type { ReactNode } from 'react';
import { GivenMain } from '../../client/platform/hotel.tsx';
import { startI18n } from '../../client/platform/i18n.ts';
import { Queries } from '../../client/platform/Queries.tsx';
import type { MainResult } from '../../generated/types.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { testRenderer } from './render.ts';

/** The value of an example of the contract, as its own copy. */
export function example<T>(name: keyof typeof contract.components.examples): T {
  return structuredClone(contract.components.examples[name].value) as T;
}

/** What shows a part of a screen in English at the contract's hotel 1, with the words of these areas. */
export function screenRenderer(...areas: string[]) {
  const render = testRenderer();
  return async (node: ReactNode, change: Partial<MainResult['hotel']> = {}) => {
    localStorage.setItem('lang', 'ENG');
    await startI18n(areas);
    const main = example<MainResult>('main');
    Object.assign(main.hotel, change);
    await render(
      <Queries>
        <GivenMain main={main}>{node}</GivenMain>
      </Queries>,
    );
  };
}
