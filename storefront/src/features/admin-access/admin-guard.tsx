import { useEffect, useEffectEvent, useState } from 'react';
import { Spinner } from '../../components/ui/button';
import { paths } from '../../config/paths';
import { AccessDenied } from './access-denied';
import { getAccess, type Access } from './api/get-access';
import { LoginForm } from './login-form';
import { openPanelSession } from './panel-session';

type State = { kind: 'loading' | 'granted' | 'denied' } | { kind: 'login'; problem?: string };

/** S 4, S 6: loading; a login view; Access Denied; or on to the panel, signed in. `onGranted` leaves the page. */
export function AdminGuard({ onGranted = () => location.assign(paths.adminPanel) }: { onGranted?: () => void }) {
  const [state, setState] = useState<State>({ kind: 'loading' });

  const enter = (access: Access) => {
    if (access.kind === 'granted') {
      openPanelSession(access.token);
      onGranted();
    }
    setState({ kind: access.kind });
  };
  const onKnown = useEffectEvent((access: Access | null) => (access ? enter(access) : setState({ kind: 'login' })));

  useEffect(() => {
    let left = false;
    getAccess().then(
      (access) => !left && onKnown(access),
      () => !left && setState({ kind: 'login', problem: 'The panel did not answer. Sign in to try again.' }),
    );
    return () => {
      left = true;
    };
  }, []);

  if (state.kind === 'denied') return <AccessDenied onSignIn={() => setState({ kind: 'login' })} />;
  if (state.kind === 'login') return <LoginForm problem={state.problem} onSignedIn={enter} />;
  return (
    <div role="status" className="flex items-center gap-4 text-lead text-muted">
      <Spinner size={22} />
      {state.kind === 'granted' ? 'Opening the panel' : 'Looking for your session'}
    </div>
  );
}
