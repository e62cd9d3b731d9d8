// Die Wörter des Hauses in einem Tab.
import type { TabWords } from './words.en'

export const words: TabWords = {
    loading: 'Das Haus wird in diesem Browser eingerichtet: Beim ersten Mal dauert das einen Augenblick.',
    waiting:
        'Das Haus ist in einem anderen Tab dieses Browsers offen. Es kommt hierher, sobald jener geschlossen ist.',
    failed: 'Das Haus konnte in diesem Browser nicht eingerichtet werden. Lade die Seite neu oder versuche es mit einem anderen Browser.',
}
