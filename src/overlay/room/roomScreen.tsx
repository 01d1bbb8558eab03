import { useSignal } from '@preact/signals'
import type { Page, WaitingScreen } from '../screen.ts'
import { cardOf } from '../titleCard.ts'
import { lazy } from '../widgets/lazy.tsx'
import { Room } from './room.tsx'

const KeptFocus = lazy(async () => (await import('../table/keptFocus.ts')).KeptFocus)
const RulesDialog = lazy(async () => (await import('../screens/rules.tsx')).RulesDialog)
const SettingsPanel = lazy(
  async () => (await import('../settings/settingsPanel.tsx')).SettingsPanel,
)

interface Props {
  readonly page: Page
  readonly screen: WaitingScreen
}

/** The waiting room, with the rules and the settings above it when wanted. */
export function RoomScreen({ page, screen }: Props) {
  const opened = useSignal<'rules' | 'settings' | undefined>(undefined)
  const room = screen.room.value
  const close = () => (opened.value = undefined)
  const actions = {
    ...room.actions,
    mute: (muted: boolean) => page.actions.set({ reactions: !muted }),
    rules: () => (opened.value = 'rules'),
    settings: () => (opened.value = 'settings'),
  }
  return (
    <>
      <KeptFocus />
      <Room
        view={{
          ...room,
          actions,
          lasting: page.lasting.value,
          muted: !page.settings.value.reactions,
        }}
      />
      {opened.value === 'rules' && (
        <RulesDialog card={cardOf(page, screen.game)} load={screen.book} close={close} />
      )}
      {opened.value === 'settings' && <SettingsPanel page={page} table={undefined} close={close} />}
    </>
  )
}
