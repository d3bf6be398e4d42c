import React from 'react';

/**
 * React's development build records a stack for each element, which takes a third of the time of the client's tests.
 * React stops once it has recorded many stacks in a short time, so this setup file makes React believe that it already
 * has.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_SAFE_INTEGER, set: () => {} });
