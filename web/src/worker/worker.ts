// The worker of a site that is served: it tells, and does nothing else.
import { listen, type Worker } from './push'

listen(self as unknown as Worker)
