import { createContext, use } from 'react';
import type { PageContext } from './route-module';

export const RouteParams = createContext<PageContext['params']>({});

/** The parameters of the address, as the route table's pattern names them. */
export const useRouteParams = () => use(RouteParams);
