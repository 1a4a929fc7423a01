import { Button, Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { FailureNotice } from '../../desk/failure-notice';
import { moment } from '../../desk/moment';
import { Panel } from '../../desk/panel';
import { useAction } from '../../desk/use-action';
import { ClockLabel } from '../clock-label';
import type { Inquiry, InquiryState } from '../wire';
import { STATES } from '../words';

interface HandlingPanelProps {
  inquiry: Inquiry;
  onDone: (inquiry: Inquiry, message: string) => void;
  onNews: () => void;
}

const NOBODY = 'nobody';

/** How an inquiry stands, whose it is, and how long its sender has waited. */
export function HandlingPanel({ inquiry, onDone, onNews }: HandlingPanelProps) {
  const { run, failure, isRunning } = useAction<Inquiry>();
  const { id, state, owner, me, revision, colleagues, waitingSince } = inquiry;
  const people = owner && !colleagues.some((each) => each.id === owner.id) ? [...colleagues, owner] : colleagues;

  const change = async (what: 'state' | 'owner', body: object, message: string) => {
    const changed = await run(`/inbox-desk/inquiries/${id}/${what}`, { ...body, revision });
    if (changed) onDone(changed, message);
    else onNews();
  };
  const moveTo = (next: InquiryState, message = `${STATES[next].text} now.`) =>
    change('state', { state: next }, message);

  return (
    <Panel title="Handling">
      <Flex direction="column" alignItems="stretch" gap={4}>
        <FailureNotice failure={failure} />
        {waitingSince === null ? (
          <Typography textColor="neutral600">Nobody waits for an answer.</Typography>
        ) : (
          <div>
            <ClockLabel waitingSince={waitingSince} />
            <Typography tag="p" variant="pi" textColor="neutral600">
              Since {moment(waitingSince)}. We promise an answer within 24 hours.
            </Typography>
          </div>
        )}
        <Field.Root name="state">
          <Field.Label>State</Field.Label>
          <SingleSelect value={state} disabled={isRunning} onChange={(next) => void moveTo(next as InquiryState)}>
            {Object.entries(STATES).map(([key, { text }]) => (
              <SingleSelectOption key={key} value={key}>
                {text}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
        <Field.Root name="owner">
          <Field.Label>Owner</Field.Label>
          <SingleSelect
            value={owner === null ? NOBODY : String(owner.id)}
            disabled={isRunning}
            onChange={(next) => {
              const to = next === NOBODY ? null : Number(next);
              const name = people.find((each) => each.id === to)?.name ?? 'Nobody';
              void change('owner', { owner: to }, `${name} owns it now.`);
            }}
          >
            <SingleSelectOption value={NOBODY}>Nobody</SingleSelectOption>
            {people.map(({ id: personId, name }) => (
              <SingleSelectOption key={personId} value={String(personId)}>
                {personId === me ? `${name} (you)` : name}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
        <Flex direction="column" alignItems="stretch" gap={2}>
          {owner?.id !== me && (
            <Button
              fullWidth
              disabled={isRunning}
              onClick={() => void change('owner', { owner: 'me' }, 'It is yours.')}
            >
              Take it
            </Button>
          )}
          {state === 'spam' ? (
            <Button
              fullWidth
              variant="tertiary"
              disabled={isRunning}
              onClick={() => void moveTo('new', 'It is no spam.')}
            >
              Not spam
            </Button>
          ) : (
            <Button
              fullWidth
              variant="tertiary"
              disabled={isRunning}
              onClick={() => void moveTo('spam', 'It is spam, and left the list.')}
            >
              Mark as spam
            </Button>
          )}
        </Flex>
      </Flex>
    </Panel>
  );
}
