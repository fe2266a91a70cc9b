#pragma once

// The window, its canvas and the loop that draws it. The browser calls the loop at every refresh of
// the screen; it draws nothing unless there was input, the app changed, the canvas changed its
// size, or something on the table is on its way.

namespace meadhall::platform {

// Opens the canvas "#canvas" and starts the loop. False where there is no WebGL 2.
bool start_loop();

}  // namespace meadhall::platform
