import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Spinner } from '../../components/ui/button';
import { paths } from '../../config/paths';
import { AccessDenied } from './access-denied';
import { getAccess, type Access } from './api/get-access';
import { ChoosePassword } from './choose-password';
import { ForgottenPassword } from './forgotten-password';
import { readGuardAddress, type GuardAddress } from './guard-address';
import { LoginForm } from './login-form';
import { openPanelSession } from './panel-session';

type State =
  | { kind: 'loading' | 'granted' | 'denied' }
  | { kind: 'login'; problem?: string; entered?: boolean }
  | { kind: 'forgotten'; email: string }
  | { kind: 'password'; secret: NonNullable<GuardAddress['password']> };

/** S 4, S 6: loading; a login view; Access Denied; or on to the panel, signed in. `onGranted` leaves the page. */
export function AdminGuard({
  onGranted = (target) => location.assign(target),
}: {
  onGranted?: (target: string) => void;
}) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  // Read once: what is secret in it leaves the address bar at once.
  const address = useRef<GuardAddress>(null);
  const backToLogin = () => setState({ kind: 'login', entered: true });

  const enter = (access: Access) => {
    if (access.kind === 'granted') {
      openPanelSession(access.token);
      onGranted(address.current?.target ?? paths.adminPanel);
    }
    setState({ kind: access.kind });
  };
  const onOpened = useEffectEvent((next: Access | State) => ('token' in next ? enter(next) : setState(next)));

  useEffect(() => {
    const { expired, password } = (address.current ??= readGuardAddress(location));
    if (password) history.replaceState(history.state, '', location.pathname);
    const opening = password ? Promise.resolve({ kind: 'password' as const, secret: password }) : lookUp(expired);
    let left = false;
    void opening.then((next) => !left && onOpened(next));
    return () => {
      left = true;
    };
  }, []);

  switch (state.kind) {
    case 'denied':
      return <AccessDenied onSignIn={backToLogin} />;
    case 'login':
      return (
        <LoginForm
          problem={state.problem}
          entered={state.entered ?? false}
          onSignedIn={enter}
          onForgotten={(email) => setState({ kind: 'forgotten', email })}
        />
      );
    case 'forgotten':
      return <ForgottenPassword email={state.email} onBack={backToLogin} />;
    case 'password':
      return <ChoosePassword secret={state.secret} onSignedIn={enter} onBack={backToLogin} />;
    default:
      return (
        <div role="status" className="flex items-center gap-4 text-lead text-muted">
          <Spinner size={22} />
          {state.kind === 'granted' ? 'Opening the panel' : 'Looking for your session'}
        </div>
      );
  }
}

async function lookUp(expired: boolean): Promise<Access | State> {
  try {
    return (await getAccess({ expired })) ?? { kind: 'login' };
  } catch {
    return { kind: 'login', problem: 'The panel did not answer. Sign in to try again.' };
  }
}
