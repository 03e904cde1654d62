import {
  Bold,
  ChevronDown,
  Ellipsis,
  Italic,
  Link2,
  List,
  ListOrdered,
  Minus,
  Quote,
  RemoveFormatting,
  SplitSquareVertical,
  Undo2,
} from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { ToggleButton, Toolbar } from 'react-aria-components'
import type {
  EditorMessage,
  TextCommand,
  TextStyle,
} from '@vitrine/rules/site/sites/frame-messages.ts'
import { useSiteDrafts } from '../../ground/changes/use-site-drafts.ts'
import { Button } from '../../ground/controls/button.tsx'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import { narrowWindow, useMatches } from '../../ground/styling/use-matches.ts'
import type { TextState } from './use-page-frame.ts'
import styles from './text-toolbar.module.css'
import controls from '../../ground/controls/toggle.module.css'

type TextToolbarProps = {
  readonly ref: Ref<HTMLDivElement>
  readonly siteId: string
  readonly state: TextState
  readonly send: (message: EditorMessage) => void
  readonly onSave: () => Promise<boolean>
  readonly onDiscard: () => void
  readonly onWishLink: () => void
}

const commandNames = {
  bold: 'Bold',
  italic: 'Italic',
  'bullet-list': 'Bullet list',
  'ordered-list': 'Numbered list',
  quote: 'Quote',
  line: 'Line',
  'clear-format': 'Plain text',
  split: 'Split the text here',
} as const satisfies Record<TextCommand, string>

/** Where there is no room for the words. */
const shortNames: Readonly<Record<TextStyle, string>> = {
  paragraph: '¶',
  'heading-1': 'H1',
  'heading-2': 'H2',
  'heading-3': 'H3',
}

const styleNames: Readonly<Record<TextStyle, string>> = {
  paragraph: 'Paragraph',
  'heading-1': 'Heading 1',
  'heading-2': 'Heading 2',
  'heading-3': 'Heading 3',
}

/** Forms the text that is edited in the frame, and saves it. Alt+F10 leads here from the text. */
export function TextToolbar(props: TextToolbarProps) {
  const { ref, siteId, state, send, onSave, onDiscard, onWishLink } = props
  const hasDraft = useSiteDrafts(siteId).some(({ kind }) => kind === 'text')
  const toggle = (command: TextCommand, isOn: boolean, icon: ReactNode) => (
    <ToggleButton
      className={controls['toggle'] ?? ''}
      aria-label={commandNames[command]}
      isSelected={isOn}
      preventFocusOnPress
      onChange={() => send({ type: 'run-command', command })}
    >
      {icon}
    </ToggleButton>
  )
  return (
    <Toolbar ref={ref} aria-label="Text" className={styles['toolbar'] ?? ''}>
      <MenuButton
        label={`Style of the text: ${styleNames[state.style]}`}
        entries={Object.entries(styleNames).map(([id, name]) => ({
          id,
          name,
          onAction: () => send({ type: 'set-style', style: id as TextStyle }),
        }))}
      >
        <span className={styles['wide']}>{styleNames[state.style]}</span>
        <span className={styles['narrow']}>{shortNames[state.style]}</span>
        <ChevronDown size={14} aria-hidden />
      </MenuButton>
      {toggle('bold', state.bold, <Bold size={15} aria-hidden />)}
      {toggle('italic', state.italic, <Italic size={15} aria-hidden />)}
      <LinkButton state={state} onWish={onWishLink} />
      <span className={styles['wide']}>
        {toggle('bullet-list', state.bulletList, <List size={15} aria-hidden />)}
        {toggle('ordered-list', state.orderedList, <ListOrdered size={15} aria-hidden />)}
        {toggle('quote', state.quote, <Quote size={15} aria-hidden />)}
      </span>
      <MoreMenu send={send} onDiscard={hasDraft ? onDiscard : null} />
      <span className={styles['space']} />
      <span className={styles['wide']}>
        <Button size="small" kind="quiet" isDisabled={!hasDraft} onPress={onDiscard}>
          Discard
        </Button>
      </span>
      <Button size="small" kind="primary" isDisabled={!hasDraft} onPress={() => void onSave()}>
        Save
      </Button>
    </Toolbar>
  )
}

/** What stands in the bar only where there is room, and what is rarely wanted. */
function MoreMenu(props: {
  readonly send: TextToolbarProps['send']
  readonly onDiscard: (() => void) | null
}) {
  const isNarrow = useMatches(narrowWindow)
  const entry = (command: TextCommand, icon: ReactNode) => ({
    id: command,
    name: commandNames[command],
    icon,
    onAction: () => props.send({ type: 'run-command', command }),
  })
  const folded = [
    entry('bullet-list', <List size={15} aria-hidden />),
    entry('ordered-list', <ListOrdered size={15} aria-hidden />),
    entry('quote', <Quote size={15} aria-hidden />),
  ]
  const discard = {
    id: 'discard',
    name: 'Discard what was typed',
    icon: <Undo2 size={15} aria-hidden />,
    isDisabled: props.onDiscard === null,
    onAction: () => props.onDiscard?.(),
  }
  return (
    <MenuButton
      label="More for this text"
      icon={<Ellipsis size={16} aria-hidden />}
      entries={[
        ...(isNarrow ? folded : []),
        entry('line', <Minus size={15} aria-hidden />),
        entry('clear-format', <RemoveFormatting size={15} aria-hidden />),
        entry('split', <SplitSquareVertical size={15} aria-hidden />),
        ...(isNarrow ? [discard] : []),
      ]}
    />
  )
}

function LinkButton(props: { readonly state: TextState; readonly onWish: () => void }) {
  return (
    <Button
      kind="quiet"
      size="small"
      aria-label={props.state.link === '' ? 'Link' : 'Edit link'}
      icon={<Link2 size={16} aria-hidden />}
      onPress={props.onWish}
    />
  )
}
