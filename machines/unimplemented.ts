import { fromPromise } from 'xstate';

/** The default of an actor that the client provides. It rejects, so that a machine started without it calls nobody. */
export function unimplementedActor<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`actor not provided: ${name}`)));
}

/** The default of an action that the client provides. It throws, so that a machine started without it stops. */
export function unimplementedAction<Params>(name: string) {
  return (_: unknown, __: Params): void => {
    throw new Error(`action not provided: ${name}`);
  };
}
