#!/usr/bin/env node
// The command line, where the service is installed alone (a container). It reads the service's own environment.
import '../dist/cli/main.js';
